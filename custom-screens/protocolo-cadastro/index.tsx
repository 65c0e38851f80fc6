import Button from '@mui/material/Button';
import { useRef, type FormEvent } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { ChegadaRow } from '#src/conteudo/captura/ChegadaRow.tsx';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import pages from '#src/conteudo/Cadastro.module.css';
import captura from '#src/conteudo/captura/Captura.module.css';
import { Compartilhados } from './components/Compartilhados.tsx';
import { FuturoRow } from './components/FuturoRow.tsx';
import { Preparar } from './components/Preparar.tsx';
import { useNovosProtocolos } from './use-novos-protocolos.ts';
import styles from './ProtocoloCadastro.module.css';

const quiet = { quiet: true, ownDenial: true } as const;

/** New protocols: the files that came, and of which type and about what each one is. */
export const ProtocoloCadastro = () => {
  const text = useText();
  const novos = useNovosProtocolos();
  const page = useRef<HTMLDivElement>(null);
  const { capturas, futuros, left, doing } = novos;
  const busy = doing !== undefined;
  const made = futuros.length - left;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const place = await novos.create();
    if (place === undefined) return;
    const control = document.getElementById(place === 'tipo' ? 'protocolo-tipo' : `assunto-${place}`);
    (control ?? page.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  return (
    <>
      <PageHeader
        title={text('protocoloTela.novo.titulo')}
        pageName={text('protocoloTela.novo.pagina')}
        subtitle={text('protocoloTela.novo.subtitulo')}
        actions={<Preparar />}
      />
      <form className={pages.page} noValidate onSubmit={(event) => void submit(event)}>
        <div ref={page} className={styles.files}>
          <Sheet>
            <div className={styles.stack}>
              <Compartilhados onUse={capturas.escolher} />
              <FileDrop
                label={text('protocoloTela.arquivos.soltar')}
                kinds={text('protocoloTela.arquivos.aceitos')}
                accept={accepted}
                disabled={busy}
                problem={novos.problem}
                onChoose={capturas.escolher}
              />
              {capturas.chegadas.length > 0 && (
                <ul className={captura.list} aria-label={text('protocoloTela.arquivos.lista')}>
                  {capturas.chegadas.map((chegada) => (
                    <ChegadaRow
                      key={chegada.key}
                      chegada={chegada}
                      divide
                      busy={busy || futuros.some((one) => one.chegada === chegada && one.id !== undefined)}
                      onPlan={(plano) => capturas.planejar(chegada.key, plano)}
                      onAgain={() => capturas.deNovo(chegada.key)}
                      onRemove={() => capturas.tirar(chegada.key)}
                    />
                  ))}
                </ul>
              )}
            </div>
          </Sheet>
          {futuros.length > 0 && (
            <Sheet flush title={text('protocoloTela.novo.documentos')}>
              <ul className={styles.list}>
                {futuros.map((futuro) => (
                  <FuturoRow key={futuro.key} futuro={futuro} busy={busy} onWrite={novos.escrever} />
                ))}
              </ul>
            </Sheet>
          )}
        </div>
        <Sheet className={`${pages.form} ${styles.fields}`}>
          <div className={pages.fields}>
            <PickField<TipoDocumentoCombo>
              id="protocolo-tipo"
              label={text('protocoloTela.novo.tipo')}
              source="tipos-de-protocolo"
              search={async (q, signal) =>
                (await call(protocoloApi.tipos, { query: { q, pageSize: 100 } }, { ...quiet, signal })).itens
              }
              value={novos.tipo ? [novos.tipo] : []}
              keyOf={({ id }) => String(id)}
              nameOf={({ nome }) => nome}
              error={novos.tipoFalta}
              help={futuros.length > 1 ? text('protocoloTela.novo.tipoAjuda') : undefined}
              onChange={([chosen]) => novos.escolherTipo(chosen)}
            />
            <PickField<Rotulo>
              id="protocolo-interessados"
              label={text('protocoloTela.novo.interessados')}
              source="interessados-de-protocolo"
              search={async (q, signal) =>
                (await call(protocoloApi.interessados, { query: { q, pageSize: 20 } }, { ...quiet, signal }))
                  .itens
              }
              multiple
              value={novos.interessados}
              keyOf={({ id }) => String(id)}
              nameOf={({ rotulo }) => rotulo}
              help={text('protocoloTela.novo.interessadosAjuda')}
              onChange={novos.escolherInteressados}
            />
            {made > 0 && !busy && (
              <Note tone={left > 0 ? 'ambar' : 'verde'}>
                <p>{text('protocoloTela.novo.feitos', { count: made })}</p>
                {left > 0 && <p>{text('protocoloTela.novo.ficaram', { count: left })}</p>}
              </Note>
            )}
            {made > 0 && left === 0 ? (
              <Button className={pages.create} onClick={novos.outros}>
                {text('protocoloTela.novo.outros')}
              </Button>
            ) : (
              <Button type="submit" variant="contained" className={pages.create} loading={busy}>
                {busy
                  ? text('protocoloTela.novo.registrando', { n: doing, total: left + made })
                  : text('protocoloTela.novo.registrar', { count: left })}
              </Button>
            )}
          </div>
        </Sheet>
      </form>
      <LeaveGuard when={novos.unsaved} name={text('protocoloTela.novo.pagina')} />
    </>
  );
};

const accepted = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/tiff': ['.tif', '.tiff'],
};
