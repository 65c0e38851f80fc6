import { draftOwnerOf } from './draft-owner.ts';
import { useSignedIn } from './use-session.ts';

export const useDraftOwner = (): string => draftOwnerOf(useSignedIn());
