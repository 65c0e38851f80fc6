import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { ChegadaRow } from '#src/conteudo/captura/ChegadaRow.tsx';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import captura from '#src/conteudo/captura/Captura.module.css';
import { useImportar } from '../use-importar.ts';
import { Recentes } from './Recentes.tsx';
import { Tabela } from './Tabela.tsx';
import styles from '../ProtocoloImportar.module.css';

/** The files that arrived and the table that is corrected before any protocol is made. */
export const NovaImportacao = ({ onAsked }: { readonly onAsked: (id: number) => void }) => {
  const text = useText();
  const importar = useImportar(onAsked);
  const tipos = useRead(protocoloApi.tipos, { query: { q: '', pageSize: 100 } }, { staleTime: 60_000 });
  const { capturas, linhas, leftOut, waiting, leituras, busy, problem } = importar;
  const total = capturas.chegadas.length;
  const ask = async (): Promise<void> => {
    const wrong = await importar.ask();
    if (wrong !== undefined) document.getElementById(`assunto-${wrong}`)?.focus();
  };
  return (
    <>
      <PageHeader
        title={text('protocoloTela.importar.titulo')}
        pageName={text('protocoloTela.importar.pagina')}
        subtitle={text('protocoloTela.importar.subtitulo')}
      />
      <div className={styles.page}>
        <Sheet>
          <FileDrop
            label={text('protocoloTela.arquivos.soltar')}
            kinds={text('protocoloTela.importar.aceitos')}
            disabled={busy}
            problem={linhas.length === 0 ? problem : undefined}
            onChoose={capturas.escolher}
          />
          {total > 0 && waiting > 0 && (
            <div className={styles.going}>
              <div className={styles.waiting}>
                <p className="sm sub" role="status">
                  {text('protocoloTela.importar.andamento', { prontos: total - waiting, total })}
                </p>
                <Button size="small" variant="text" disabled={busy} onClick={capturas.tirarOsQueEsperam}>
                  {text('protocoloTela.importar.tirarOsQueFaltam', { count: waiting })}
                </Button>
              </div>
              <LinearProgress
                variant="determinate"
                value={((total - waiting) / total) * 100}
                aria-label={text('protocoloTela.importar.tabela')}
              />
            </div>
          )}
          {leituras.lidas < leituras.total && (
            <div className={styles.going}>
              <p className="sm sub" role="status">
                {text('protocoloTela.importar.lendoPaginas', leituras)}
              </p>
              <LinearProgress
                variant="determinate"
                value={(leituras.lidas / leituras.total) * 100}
                aria-label={text('protocoloTela.importar.leitura')}
              />
            </div>
          )}
        </Sheet>
        {leftOut.length > 0 && (
          <Sheet title={text('protocoloTela.importar.recusados')}>
            <ul className={captura.list}>
              {leftOut.map((chegada) => (
                <ChegadaRow
                  key={chegada.key}
                  chegada={chegada}
                  divide
                  busy={busy}
                  onPlan={(plano) => capturas.planejar(chegada.key, plano)}
                  onAgain={() => capturas.deNovo(chegada.key)}
                  onRemove={() => capturas.tirar(chegada.key)}
                />
              ))}
            </ul>
          </Sheet>
        )}
        {linhas.length > 0 && (
          <Tabela importar={importar} tipos={tipos.data?.itens ?? []} onImport={() => void ask()} />
        )}
        {total === 0 && <Recentes onOpen={onAsked} />}
      </div>
      <LeaveGuard when={importar.unsaved} name={text('protocoloTela.importar.pagina')} />
    </>
  );
};
