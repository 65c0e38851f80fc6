import { describe } from 'vitest';
import { lookAtRegisters } from './look-at-registers.ts';
import { isForm, registerScreens } from './register-list.ts';

describe('every other screen of a register', () =>
  lookAtRegisters(registerScreens.filter((screen) => !isForm(screen))));
