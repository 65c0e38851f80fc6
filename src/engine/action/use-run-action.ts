import { useDataProvider, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Action } from '#schemas/generated-definition.ts';
import { httpFile } from '#src/data/http.ts';
import { openFile } from '#src/data/open-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import type { RegisterDataProvider } from '../data-provider.ts';
import { useRegister } from '../RegisterContext.tsx';

type Run = (action: Action, id?: number, input?: Readonly<Record<string, unknown>>) => Promise<void>;

/** Runs an action and tells how it went, in the server's words when it answers with some; `rota` is where it leads, `arquivo` what it shows. */
export function useRunAction(): Run {
  const text = useText();
  const { resource } = useRegister();
  const provider = useDataProvider<RegisterDataProvider>();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return async ({ name, title }, id, input) => {
    const answer = await provider.act(resource, name, id, input);
    const rota = textOf(answer, 'rota');
    const arquivo = textOf(answer, 'arquivo');
    const mensagem = textOf(answer, 'mensagem');
    if (arquivo !== undefined) openFile((await httpFile(arquivo)).blob);
    // one that only leads elsewhere says nothing on the way
    if (mensagem !== undefined || (rota === undefined && arquivo === undefined))
      notify(
        mensagem ?? text('cadastro.consulta.feita', { acao: title }),
        // what takes a while to read stays until closed
        (mensagem?.length ?? 0) > 140 ? { sticky: true } : {},
      );
    if (rota === undefined) refresh();
    else void navigate(`/${rota}`);
  };
}

function textOf(answer: unknown, name: 'mensagem' | 'rota' | 'arquivo'): string | undefined {
  const value = (answer as Partial<Record<typeof name, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
