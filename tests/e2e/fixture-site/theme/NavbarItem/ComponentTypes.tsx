import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

/** A navbar item that throws after hydration on pages with `?navbar-fault`. */
function Fragile(): ReactNode {
  const {search} = useLocation();
  if (useIsBrowser() && search === '?navbar-fault') {
    throw new Error('The item found nothing to show');
  }
  return null;
}

export default {...ComponentTypes, 'custom-fragile': Fragile};
