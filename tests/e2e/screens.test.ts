import { describe } from 'vitest';
import { lookAtScreens } from './look-at-screens.ts';
import { screenList } from './screen-list.ts';

describe('every screen of the work', () =>
  lookAtScreens(screenList.filter(({ path }) => !path.startsWith('/administracao'))));
