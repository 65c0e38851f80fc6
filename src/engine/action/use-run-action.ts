import { useDataProvider, useRefresh } from 'ra-core';
import type { Action } from '#schemas/generated-definition.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import type { RegisterDataProvider } from '../data-provider.ts';
import { useRegister } from '../RegisterContext.tsx';

type Run = (action: Action, id?: number, input?: Readonly<Record<string, unknown>>) => Promise<void>;

/** Runs an action of the definition and tells how it went: in the server's words when it answers with some. */
export function useRunAction(): Run {
  const text = useText();
  const { resource } = useRegister();
  const provider = useDataProvider<RegisterDataProvider>();
  const refresh = useRefresh();
  return async ({ name, title }, id, input) => {
    const answer = await provider.act(resource, name, id, input);
    notify(messageOf(answer) ?? text('cadastro.consulta.feita', { acao: title }));
    refresh();
  };
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('mensagem' in answer)) return undefined;
  return typeof answer.mensagem === 'string' && answer.mensagem !== '' ? answer.mensagem : undefined;
}
