import {expect, test} from './fixtures.ts';

const internalLinks = {
  Releases: '/general/releases',
  Projects: '/general/projects',
  'Contribute to these pages': '/general/documentation',
  'Code of conduct': '/general/documentation/code-of-conduct',
  'Read offline': '/offline',
};

const externalLinks = {
  'User documentation': 'https://docs.moodle.org/',
  'Legacy developer documentation': 'https://docs.moodle.org/dev',
  'General developer forum': 'https://moodle.org/mod/forum/view.php?id=55',
  Twitter: 'https://twitter.com/moodle',
  GitHub: 'https://github.com/moodle',
  'Hosting Netlify': 'https://www.netlify.com/',
};

test('the footer has these links and no others', async ({page, open}) => {
  await open('/docs/apis');
  const footer = page.getByRole('contentinfo');
  for (const [name, url] of Object.entries({...internalLinks, ...externalLinks})) {
    await expect(footer.getByRole('link', {name: new RegExp(`^${name.replace(' ', '\\s?')}`)})).toHaveAttribute(
      'href',
      url,
    );
  }
  await expect(footer.getByRole('link')).toHaveCount(
    Object.keys(internalLinks).length + Object.keys(externalLinks).length,
  );
});

test('the footer has no copyright notice and no logo', async ({page, open}) => {
  await open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await expect(footer).not.toContainText(/©|copyright/i);
  await expect(footer.locator('img')).toHaveCount(0);
  await expect(footer.locator('.footer__copyright, .footer__logo')).toHaveCount(0);
});
