import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import site from '../../e2e/fixture-site/docusaurus.config.ts';

const [, preset] = site.presets[0] as ['classic', PresetOptions & {docs: object}];

const withDocs = (options: object): Config => ({
  ...site,
  presets: [['classic', {...preset, docs: {...preset.docs, ...options}}]],
});

/** Configurations of the fixture site, each with a reference to something that does not exist. */
const faults: Record<string, () => Config> = {
  'docs folder': () => withDocs({path: 'no-such-folder'}),
  'sidebar file': () => withDocs({sidebarPath: 'no-such-sidebars.ts'}),
  'last version': () => withDocs({disableVersioning: false, lastVersion: '9.9'}),
  plugin: () => ({...site, plugins: ['no-such-plugin']}),
};

const fault = faults[process.env.FAULT ?? ''];
if (!fault) {
  throw new Error(`FAULT is "${process.env.FAULT}"; allowed: ${Object.keys(faults).join(', ')}.`);
}

export default fault();
