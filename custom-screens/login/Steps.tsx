import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ReturnedEntry } from '#src/session/provider-entry.ts';
import { later } from '#src/ui/later.tsx';
import { LoginForm } from './LoginForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useEntry } from './use-entry.ts';
import { useProviderReturn } from './use-provider-return.ts';

const PendingSteps = later(async () => {
  const [steps] = await Promise.all([import('./PendingSteps.tsx'), loadTexts('entrada')]);
  return steps.PendingSteps;
});

interface StepsProps {
  readonly wanted: string;
  readonly returned?: ReturnedEntry | undefined;
}

/** The sign-in: user and password, and whatever is asked of this person after them. */
export const Steps = ({ wanted, returned }: StepsProps) => {
  const text = useText();
  const entry = useEntry(wanted, returned !== undefined);
  useProviderReturn(returned, entry);
  const { pending, arriving } = entry;
  if (pending) return <PendingSteps entry={entry} pending={pending} />;
  if (arriving) return <StepFrame title={text('shell.entrar.conferindo')} />;
  return <LoginForm wanted={wanted} entry={entry} />;
};
