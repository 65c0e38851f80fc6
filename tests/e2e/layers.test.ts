import { describe } from 'vitest';
import { lookAtScreens } from './look-at-screens.ts';
import { screenList } from './screen-list.ts';

describe('every layer over a screen that is no register’s', () =>
  lookAtScreens(screenList.filter(({ open }) => open)));
