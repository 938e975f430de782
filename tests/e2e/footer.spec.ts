import {expect, test} from './fixtures.ts';
import {failing} from './support/routes.ts';

const inside = {
  Releases: '/general/releases',
  Projects: '/general/projects',
  'Contribute to these pages': '/general/documentation',
  'Code of conduct': '/general/documentation/code-of-conduct',
  'Read offline': '/offline',
};

const outside = {
  'User documentation': 'https://docs.moodle.org/',
  'Legacy developer documentation': 'https://docs.moodle.org/dev',
  'General developer forum': 'https://moodle.org/mod/forum/view.php?id=55',
  Twitter: 'https://twitter.com/moodle',
  GitHub: 'https://github.com/moodle',
  'Hosting Netlify': 'https://www.netlify.com/',
};

test('the footer holds these links and no others', async ({page, open}) => {
  await open('/docs/apis');
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of Object.entries({...inside, ...outside})) {
    await expect(footer.getByRole('link', {name: new RegExp(`^${name.replace(' ', '\\s?')}`)})).toHaveAttribute(
      'href',
      address,
    );
  }
  await expect(footer.getByRole('link')).toHaveCount(Object.keys(inside).length + Object.keys(outside).length);
});

test('its links into the site find their pages', async ({request}) => {
  expect(await failing(request, Object.values(inside))).toEqual([]);
});

test('it shows neither copyright nor logo', async ({page, open}) => {
  await open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await expect(footer).not.toContainText(/©|copyright/i);
  await expect(footer.getByRole('img').and(page.locator('img'))).toHaveCount(0);
  await expect(footer.locator('.footer__copyright, .footer__logo')).toHaveCount(0);
});
