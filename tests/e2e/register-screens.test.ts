import { describe } from 'vitest';
import { lookAtRegisters } from './look-at-registers.ts';
import { chooseClosely } from './look-closely.ts';
import { registerScreens } from './register-list.ts';
import { featuresOf } from './screen-features.ts';

describe('every screen of a register', () =>
  lookAtRegisters(registerScreens, chooseClosely(registerScreens, featuresOf)));
