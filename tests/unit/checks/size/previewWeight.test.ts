import {expect, test} from 'vitest';
import {measurePreviews} from '../../../../checks/size/previewWeight.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: build, write} = temporarySite();

test('adds up the images and finds the largest one', () => {
  [10, 30, 20].forEach((size, index) => write(`assets/previews/${index}.png`, 'x'.repeat(size)));
  expect(measurePreviews(build, 3)).toEqual({'per page': 20, largest: 30});
});

test('throws an error if the build has no images', () => {
  expect(() => measurePreviews(build, 3)).toThrow(`${build} contains no preview images. Run "npm run build".`);
});
