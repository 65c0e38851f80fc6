import type { RegisterModels } from './register-model.ts';

/**
 * The registers that this process serves now. A process has one engine; what has no engine at hand (the catalogue of
 * permissions) reads here.
 */
let current: RegisterModels = new Map();

export const modelsInForce = (): RegisterModels => current;

export const putInForce = (models: RegisterModels): void => {
  current = models;
};
