export { tellDamage } from './tell-damage.ts';
export { tellSpace } from './tell-space.ts';
export { verifySome } from './verify-some.ts';
export { conferirVolumes, lookForGone, tellGone } from './tell-gone.ts';
