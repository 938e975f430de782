// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import PersonCard, {type Props} from '@site/src/components/content/PersonCard';

const alex: Props = {name: 'Alex Example', role: 'Component lead'};

test('shows a person with role, link and text', () => {
  render(
    <PersonCard {...alex} url="https://example.com/alex">
      <p>Looks after greetings.</p>
    </PersonCard>,
  );
  const card = within(screen.getByRole('article', {name: 'Alex Example'}));
  expect(card.getByRole('link', {name: 'Alex Example'}).getAttribute('href')).toBe('https://example.com/alex');
  expect(card.getByText('Component lead')).toBeDefined();
  expect(card.getByText('Looks after greetings.')).toBeDefined();
});
