import { describe } from 'vitest';
import { lookAtRegisters } from './look-at-registers.ts';
import { isForm, registerScreens } from './register-list.ts';

describe('every form of a register', () => lookAtRegisters(registerScreens.filter(isForm)));
