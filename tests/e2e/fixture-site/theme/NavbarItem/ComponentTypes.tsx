import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

/** Fails on pages that were opened with `?navbar-fault`, once the browser has taken them over. */
function Fragile(): ReactNode {
  const {search} = useLocation();
  if (useIsBrowser() && search === '?navbar-fault') {
    throw new Error('The item found nothing to show');
  }
  return null;
}

export default {...ComponentTypes, 'custom-fragile': Fragile};
