import { useRegister } from '../RegisterContext.tsx';

/** Whether there is anything to do with a selection. */
export function useSelectable(): boolean {
  return useRegister().can('remove');
}
