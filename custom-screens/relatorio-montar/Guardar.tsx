import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PesquisaEntrada, PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { useChangeSearch, useSavedReports, useSaveSearch } from '#src/conteudo/saved-searches.ts';
import { SearchNameDialog } from '#src/conteudo/SearchNameDialog.tsx';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { builtReportPath } from '#src/relatorio/report-path.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { classes } from '#src/ui/classes.ts';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { notify } from '#src/ui/notify.ts';
import { useReportActions } from './use-report-actions.ts';
import styles from './Montar.module.css';

interface GuardarProps {
  readonly saved: PesquisaSalva | undefined;
  readonly body: PesquisaEntrada;
  /** It is no longer as it was saved. */
  readonly changed: boolean;
}

/** Saves a report with a name, keeps its changes, and what else its owner may do to it. */
export const Guardar = ({ saved, body, changed }: GuardarProps) => {
  const text = useText();
  const navigate = useNavigate();
  const unidade = useSignedIn().dados.nomeUnidadeLogada;
  const [naming, setNaming] = useState<'novo' | 'nome'>();
  const save = useSaveSearch();
  const change = useChangeSearch();
  const own = useSavedReports().data?.itens.filter(({ propria }) => propria) ?? [];
  const actions = useReportActions(saved, () => setNaming('nome'));
  const words = {
    nome: text('relatorios.montar.nome'),
    substituir: text('relatorios.montar.substituir'),
    substituirTexto: text('relatorios.montar.substituirTexto'),
    compartilharTexto: text('relatorios.montar.compartilharTexto', { unidade }),
  };
  const keep = async (nome: string, shared: boolean): Promise<void> => {
    const former = own.find((one) => one.nome.toLowerCase() === nome.toLowerCase());
    const sent = { ...body, ...defined({ compartilhada: shared || undefined }) };
    const { id } = former
      ? await change.act({ params: { id: former.id }, query: { nome }, body: sent })
      : await save.act({ query: { nome }, body: sent });
    notify(text('relatorios.montar.salvo', { nome }));
    void navigate(builtReportPath(id));
  };
  const overwrite = (one: PesquisaSalva): void =>
    void quietly(change.act({ params: { id: one.id }, query: { nome: one.nome }, body }), () => {
      notify(text('relatorios.montar.salvo', { nome: one.nome }));
      void navigate(builtReportPath(one.id), { replace: true });
    });
  return (
    <div className={classes(styles.actions, 'no-print')}>
      {saved?.propria && changed && (
        <Button variant="contained" onClick={() => overwrite(saved)}>
          {text('relatorios.montar.guardar')}
        </Button>
      )}
      <Button
        startIcon={<BookmarkPlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setNaming('novo')}
      >
        {text(saved ? 'relatorios.montar.salvarComo' : 'relatorios.montar.salvar')}
      </Button>
      {saved?.propria && <MoreActions actions={actions} />}
      {naming === 'novo' && (
        <SearchNameDialog
          title={text('relatorios.montar.salvar')}
          help={text('relatorios.montar.salvarTexto')}
          confirmLabel={text('relatorios.montar.salvar')}
          words={words}
          replaces={own.map(({ nome }) => nome)}
          unit={unidade}
          onConfirm={keep}
          onClose={() => setNaming(undefined)}
        />
      )}
      {naming === 'nome' && saved && (
        <SearchNameDialog
          title={text('relatorios.montar.renomearTitulo')}
          initial={saved.nome}
          confirmLabel={text('pesquisa.renomear')}
          words={words}
          onConfirm={async (nome) => {
            await change.act({ params: { id: saved.id }, query: { nome }, body: {} });
            notify(text('relatorios.montar.renomeado', { nome }));
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
    </div>
  );
};
