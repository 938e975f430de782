import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import site from '../../e2e/fixture-site/docusaurus.config.ts';

const [, preset] = site.presets[0] as ['classic', PresetOptions & {docs: object}];
const themeConfig = site.themeConfig as ThemeConfig;

const withDocs = (options: object): Config => ({
  ...site,
  presets: [['classic', {...preset, docs: {...preset.docs, ...options}}]],
});

const withNavbarItem = (item: object): Config => ({
  ...site,
  themeConfig: {...themeConfig, navbar: {...themeConfig.navbar, items: [item]}},
});

/** Configurations of the fixture site, each with a reference to something that does not exist. */
const faults: Record<string, () => Config> = {
  'docs folder': () => withDocs({path: 'no-such-folder'}),
  'sidebar file': () => withDocs({sidebarPath: 'no-such-sidebars.ts'}),
  'page of a sidebar': () => withDocs({sidebarPath: 'tests/unit/build/faulty-sidebars.ts'}),
  'last version': () => withDocs({disableVersioning: false, lastVersion: '9.9'}),
  'options of a version': () => withDocs({disableVersioning: false, versions: {'9.9': {label: 'Nine'}}}),
  plugin: () => ({...site, plugins: ['no-such-plugin']}),
  'navbar item type': () => withNavbarItem({type: 'no-such-type', label: 'Nothing'}),
  'target of a navbar item': () => ({
    ...withNavbarItem({type: 'docsVersionDropdown', versions: {'9.9': {label: 'Nine'}}}),
    presets: [['classic', {...preset, pages: {path: 'tests/unit/build/faulty-pages'}}]],
  }),
};

const fault = faults[process.env.FAULT ?? ''];
if (!fault) {
  throw new Error(`FAULT is "${process.env.FAULT}"; allowed: ${Object.keys(faults).join(', ')}.`);
}

export default fault();
