// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import CreditNames from '@site/src/components/content/CreditNames';

test('CreditNames lists the names in the given order', () => {
  render(<CreditNames names={['Zoe First', 'Ada Second']} />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['Zoe First', 'Ada Second']);
});
