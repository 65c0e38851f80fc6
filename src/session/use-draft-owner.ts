import { draftOwnerOf } from './draft-owner.ts';
import { useSignedIn } from './session-store.ts';

export const useDraftOwner = (): string => draftOwnerOf(useSignedIn());
