import { describe } from 'vitest';
import { lookAtScreens } from './look-at-screens.ts';
import { screenList } from './screen-list.ts';

describe('every screen of the administration', () =>
  lookAtScreens(screenList.filter(({ path }) => path.startsWith('/administracao'))));
