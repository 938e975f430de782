// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {makeOutsideInert} from '@site/src/theme/Navbar/MobileSidebar/Layout/makeOutsideInert';

const inertIds = () => [...document.querySelectorAll<HTMLElement>('[id]')].filter(({inert}) => inert).map(({id}) => id);

test('makes everything outside the element inert, apart from the exception, and undoes it', () => {
  document.body.innerHTML =
    '<div id="top"></div><nav id="bar"><div id="inner"></div><div id="back" class="backdrop"></div>' +
    '<div id="menu"><p id="panel"></p></div></nav><main id="main"></main><div id="before"></div>';
  document.getElementById('before')!.inert = true;
  const undo = makeOutsideInert(document.getElementById('menu')!, '.backdrop');
  expect(inertIds()).toEqual(['top', 'inner', 'main', 'before']);
  undo();
  expect(inertIds()).toEqual(['before']);
});
