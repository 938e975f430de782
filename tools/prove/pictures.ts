import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {tutorialStates} from '../../src/moodle/proof/tutorial.ts';
import {findChromium} from '../lib/findChromium.ts';
import {readSamplePage} from './pages.ts';
import {copyPlugins} from './plugins.ts';
import {roles, startWebServer} from './requests.ts';
import {helper, php, upgradeSite, type MoodleSite} from './site.ts';

/** The largest size of a picture in bytes. */
const maxSize = 40_000;

/** The width of the window in pixels, in which the platform puts the label of a field beside the field. */
const windowWidth = 860;

/** The space around the element in a picture, in CSS pixels. */
const margin = 8;

/** A part of a page of the platform. */
interface Picture {
  /** The file, relative to the project folder. The Markdown page beside it shows it, with its alternative text. */
  file: string;
  /** The step of the tutorial whose plugin is installed. */
  step: string;
  /** A sample of a page that adds elements to a form, of which the picture shows one. Without it, the plugin's own page opens. */
  form?: {page: string; code: string};
  /** What a user does before the picture is taken. */
  act: (page: Page) => Promise<void>;
  /** The element that the picture shows. */
  selector: string;
}

const formPage = 'docs/apis/subsystems/form/index.md';

const pictures: readonly Picture[] = [
  {
    file: 'docs/gettingstarted/pictures/posted-greeting.webp',
    step: '06-form',
    act: async (page) => {
      await page.locator('#id_message').fill('Tea & toast');
      await page.locator('#id_submitbutton').click();
      await page.locator('.alert').waitFor();
    },
    selector: '#region-main',
  },
  {
    file: 'docs/apis/subsystems/form/pictures/date-time-selector.webp',
    step: '06-form',
    form: {page: formPage, code: "addElement('date_time_selector', 'sendat'"},
    act: (page) => page.locator('[name="sendat[enabled]"][type=checkbox]').check(),
    selector: 'form .row:has([name^="sendat["])',
  },
  {
    file: 'docs/apis/subsystems/form/pictures/duration.webp',
    step: '06-form',
    form: {page: formPage, code: "addElement('duration', 'keepfor'"},
    act: (page) => page.locator('[name="keepfor[number]"]').fill('7'),
    selector: 'form .row:has([name^="keepfor["])',
  },
];

/** Writes a page into the plugin whose form has the elements of a sample. */
async function writeForm(root: string, site: MoodleSite, {page, code}: NonNullable<Picture['form']>): Promise<string> {
  const {samples} = readSamplePage(root, page, readFileSync(path.join(root, page), 'utf8'));
  const sample = samples.find((each) => each.code.includes(code));
  if (!sample) {
    throw new Error(`${page} has no sample with ${code}; see tools/prove/pictures.ts.`);
  }
  const template = readFileSync(helper('site/form.php'), 'utf8');
  const plugin = path.join(site.folder, 'local/greetings');
  writeFileSync(
    path.join(plugin, 'form.php'),
    template.replace('// The sample.', () => sample.code),
  );
  // The complete plugin has the strings of all samples.
  const strings = 'lang/en/local_greetings.php';
  copyFileSync(path.join(root, 'samples/local_greetings', strings), path.join(plugin, strings));
  await php(site, 'admin/cli/purge_caches.php');
  return '/local/greetings/form.php';
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login/index.php`);
  await page.locator('#username').fill(roles.admin.username);
  await page.locator('#password').fill(roles.admin.password);
  await page.locator('#loginbtn').click();
  await page.locator('#user-menu-toggle').waitFor();
}

/** Takes a picture of an element, in WebP, with two pixels for each CSS pixel. Throws an error if it is too large. */
async function capture(page: Page, selector: string): Promise<Buffer> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) {
    throw new Error(`${page.url()} does not show ${selector}; see tools/prove/pictures.ts.`);
  }
  const session = await page.context().newCDPSession(page);
  // Playwright itself can only write PNG and JPEG, which are several times as large.
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    captureBeyondViewport: true,
    clip: {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
      scale: 2,
    },
  });
  const content = Buffer.from(data, 'base64');
  if (content.length > maxSize) {
    throw new Error(`The picture of ${selector} has ${content.length} bytes; allowed: ${maxSize}.`);
  }
  return content;
}

/**
 * Takes the pictures that the pages show, from a site at a URL with the tutorial's plugin only, and writes them beside the
 * pages. The platform has no dark mode (its 4.5 at least), so there is one picture for both modes of our pages. Throws an error
 * if a page doesn't have what the picture should show, or the picture is too large.
 */
export async function takePictures(
  root: string,
  site: MoodleSite,
  url: string,
  progress: (text: string) => void,
): Promise<void> {
  await startWebServer(site, url, path.join(site.work, 'php.log'));
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const context = await browser.newContext({
      viewport: {width: windowWidth, height: 900},
      reducedMotion: 'reduce',
    });
    // The first request of a site compiles its styles.
    context.setDefaultTimeout(240_000);
    const page = await context.newPage();
    let installed = '';
    for (const {file, step, form, act, selector} of pictures) {
      progress(`taking ${file}`);
      const state = tutorialStates(root, site.platform.version).find(({name}) => name === `tutorial/${step}`);
      if (!state) {
        throw new Error(`The tutorial of ${site.platform.version} has no step ${step}; see tools/prove/pictures.ts.`);
      }
      if (installed !== step) {
        copyPlugins(root, site.folder, [
          {component: 'local_greetings', target: 'local/greetings', sources: state.sources},
        ]);
        await upgradeSite(site);
        if (installed === '') {
          await logIn(page, url);
        }
        installed = step;
      }
      await page.goto(`${url}${form ? await writeForm(root, site, form) : '/local/greetings/index.php'}`);
      await act(page);
      // Without the ring around the field that has the focus.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.waitForLoadState('networkidle');
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), await capture(page, selector));
    }
  } finally {
    await browser.close();
  }
}
