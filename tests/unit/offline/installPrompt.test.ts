// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {saveInstallPrompt, useInstallPrompt} from '../../../src/offline/installPrompt.ts';

const offer = () => Object.assign(new Event('beforeinstallprompt'), {prompt: vi.fn(() => Promise.resolve())});

afterEach(() => saveInstallPrompt(undefined));

test('follows later offers, and forgets them when the site has been installed', () => {
  const {result} = renderHook(useInstallPrompt);
  act(() => saveInstallPrompt(offer()));
  expect(result.current).toBeDefined();
  act(() => saveInstallPrompt(undefined));
  expect(result.current).toBeUndefined();
});
