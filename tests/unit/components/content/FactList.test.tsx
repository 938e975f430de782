// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render} from '@testing-library/react';
import FactList from '@site/src/components/content/FactList';
import {facts} from './facts';

test('FactList shows facts, and leaves out those without content', () => {
  render(
    <FactList
      facts={[
        ['Colour', <b key="red">red</b>],
        ['Size', undefined],
        ['Count', 0],
      ]}
    />,
  );
  expect(facts()).toEqual([
    ['Colour', 'red'],
    ['Count', '0'],
  ]);
});
