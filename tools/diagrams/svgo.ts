import type {Config} from 'svgo';

/**
 * Options of SVGO. Numbers have one decimal place, which is a tenth of a pixel. The drawings need no namespace, because
 * they are part of the page.
 */
export const svgoConfig: Config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeViewBox: false,
          // Removes the space between the lines of a label.
          removeUselessStrokeAndFill: false,
          removeUnknownsAndDefaults: {keepRoleAttr: true, keepAriaAttrs: true},
          mergePaths: {force: true},
          convertPathData: {floatPrecision: 1},
          convertShapeToPath: {convertArcs: false},
        },
      },
    },
    'removeXMLNS',
  ],
};
