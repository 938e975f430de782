// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import PersonCard, {type Props} from '@site/src/components/content/PersonCard';

const alex: Props = {name: 'Alex Example', role: 'Component lead'};

describe('PersonCard', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

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

  test('has no link without a URL', () => {
    render(<PersonCard {...alex} />);
    expect(screen.getByText('Alex Example')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each(['http://example.com/alex', '/general/community'])('accepts the URL %s', (url) => {
    render(<PersonCard {...alex} url={url} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(url);
  });

  test.each([
    [{role: 'Lead'}, 'name is not set; allowed: text in quotes.'],
    [{name: 'Alex Example', role: ''}, 'role is ""; allowed: text in quotes.'],
  ])('throws an error for %j', (props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<PersonCard {...(props as unknown as Props)} />)).toThrow(
      expect.objectContaining({message: `<PersonCard> ${message}`}),
    );
  });

  test.each(['', 'example.com', 'javascript:alert(1)', '//example.com', 'https://'])(
    'throws an error for the URL "%s"',
    (url) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(() => render(<PersonCard {...alex} url={url} />)).toThrow(
        expect.objectContaining({
          message: `<PersonCard> url is "${url}"; allowed: a URL that starts with https:// or http://, or a path on this site that starts with /.`,
        }),
      );
    },
  );
});
