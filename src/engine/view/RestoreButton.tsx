import { Button } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { RegisterDataProvider } from '../data-provider.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { tellSaved } from '../tell-saved.ts';

/** Brings the record back to a version of its history; what may not be restored says why. */
export function RestoreButton({ record, versao }: { record: RegisterRecord; versao: number }) {
  const text = useText();
  const { resource, nameOf, fields } = useRegister();
  const provider = useDataProvider<RegisterDataProvider>();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      const saved = await provider.restore(resource, record.id, { versao, versaoAtual: record.versao });
      setAsking(false);
      const registro = nameOf({ ...saved, rotulos: saved.rotulos ?? {} });
      tellSaved(text('cadastro.historico.restaurada', { versao, registro }), saved);
      refresh();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(reasonOf(problem));
    } finally {
      setBusy(false);
    }
  };
  const reasonOf = (problem: HttpProblem): string => {
    const titles = new Map(fields.map(({ name, title }) => [name, title]));
    const said = problem.erros.map(({ campo, mensagem }) => {
      const title = titles.get(campo.split('.')[0] ?? '');
      return title === undefined || mensagem.includes(title) ? mensagem : `${title}: ${mensagem}`;
    });
    return said.length > 0 ? said.join(' ') : problem.message;
  };
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<RotateCcw size={14} aria-hidden />}
        onClick={() => {
          setError(undefined);
          setAsking(true);
        }}
      >
        {text('cadastro.historico.restaurar')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('cadastro.historico.restaurarPergunta', { versao })}
        confirmLabel={text('cadastro.historico.restaurar')}
        busy={busy}
        error={error}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      >
        {text('cadastro.historico.restaurarEfeito')}
      </ConfirmDialog>
    </>
  );
}
