import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { defined } from '#schemas/defined.ts';
import { tarjaApi } from '#schemas/api/tarja.ts';
import type { ConteudoATarjar, LugarNaPagina } from '#schemas/shapes/tarja.ts';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { download } from '#src/data/download.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { useCan } from '#src/session/Can.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { Achados } from './components/Achados.tsx';
import { Copias } from './components/Copias.tsx';
import { Tarjas } from './components/Tarjas.tsx';
import { findingsOf, type DrawnMark, type Finding } from './marks.ts';
import styles from './CopiaTarjada.module.css';

/** A copy of a content in which a person covers what is not to be known, and the copies that were made of it. */
export const CopiaTarjada = () => {
  const text = useText();
  const asked = Number(useParams().id);
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  const makes = useCan('copiaTarjadaIncluir');
  const read = useRead(tarjaApi.preparar, { params: { id } }, { ownError: true, enabled: makes });
  if (!makes) return <Feitas id={id} />;
  if (read.data) return <Copiar key={`${id} ${read.data.sha256}`} conteudo={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('tarjaTela.pagina'),
        failed: text('tarjaTela.falhou'),
        missing: text('tarjaTela.ausente'),
        missingText: text('tarjaTela.ausenteTexto'),
      }}
    />
  );
};

/** What there is to who only reads. */
const Feitas = ({ id }: { readonly id: number }) => {
  const text = useText();
  return (
    <div className={styles.page}>
      <PageHeader title={text('tarjaTela.copias')} subtitle={text('tarjaTela.copiasAjuda')} />
      <div className={styles.alone}>
        <Copias id={id} none={text('tarjaTela.nenhumaCopia')} />
      </div>
    </div>
  );
};

/** Brings a page into view, wherever it was last scrolled to. */
const showPage = (pagina: number): void =>
  document.querySelector(`[data-page="${pagina}"]`)?.scrollIntoView({ block: 'start' });

const Copiar = ({ conteudo }: { readonly conteudo: ConteudoATarjar }) => {
  const text = useText();
  const formId = useId();
  const { id, tipo, numero, sha256, paginas } = conteudo;
  const file = useFile(tarjaApi.original, { params: { id } }, { state: sha256 });
  const copiar = useAct(tarjaApi.copiar, { refresh: [tarjaApi.copias], ownError: true });
  const [found, setFound] = useState<readonly Finding[]>(() => findingsOf(conteudo.achados));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [drawn, setDrawn] = useState<readonly DrawnMark[]>([]);
  const [fundamento, setFundamento] = useState('');
  const [motivo, setMotivo] = useState('');
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({});
  const achadas = found.filter((one) => chosen.has(one.id)).flatMap(({ lugares }) => lugares);
  const marcas = [...achadas, ...drawn.map(({ lugar }) => lugar)];
  const draw = (lugar: LugarNaPagina): string => {
    const mark = { id: `tarja-${crypto.randomUUID()}`, lugar };
    setDrawn((now) => [...now, mark]);
    return mark.id;
  };
  const remove = (mark: string): void => setDrawn((now) => now.filter((one) => one.id !== mark));
  const move = (mark: string, lugar: LugarNaPagina): void =>
    setDrawn((now) => now.map((one) => (one.id === mark ? { ...one, lugar } : one)));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (copiar.isPending) return;
    const missing = defined({
      marcas: marcas.length === 0 ? text('tarjaTela.semMarcas') : undefined,
      fundamento: fundamento.trim() === '' ? text('tarjaTela.semFundamento') : undefined,
      motivo: motivo.trim() === '' ? text('tarjaTela.semMotivo') : undefined,
    });
    setErros(missing);
    const [first] = Object.keys(missing);
    if (first !== undefined) {
      document.getElementById(`${formId}-${first}`)?.focus();
      return;
    }
    try {
      const made = await copiar.act({ params: { id }, body: { sha256, marcas, fundamento, motivo } });
      setChosen(new Set());
      setDrawn([]);
      setMotivo('');
      notify(text('tarjaTela.feitaCopia'));
      await download(tarjaApi.baixar, { params: { id, sha256: made.sha256 } });
    } catch (problem) {
      const wrong = problem instanceof HttpProblem ? problem.erros : [];
      if (wrong.length === 0) notifyProblem(problem);
      setErros(Object.fromEntries(wrong.map(({ campo, mensagem }) => [campo, mensagem])));
    }
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('tarjaTela.titulo', { numero })}
        crumbs={[{ label: numero, to: consultaPath(id, tipo) }, { label: text('tarjaTela.pagina') }]}
        subtitle={text('tarjaTela.ajuda')}
      />
      <div className={styles.body}>
        <section className={styles.reader} aria-label={text('tarjaTela.paginas')}>
          <PdfViewer
            file={file.data?.blob}
            title={numero}
            error={file.error ?? undefined}
            onRetry={() => void file.refetch()}
            overlay={(pagina) => (
              <Tarjas
                pagina={pagina}
                achadas={achadas.filter((lugar) => lugar.pagina === pagina)}
                feitas={drawn.filter(({ lugar }) => lugar.pagina === pagina)}
                onDraw={draw}
                onMove={move}
                onRemove={remove}
              />
            )}
          />
        </section>
        <div className={styles.panel}>
          <p id="copia-tarjada-teclas" className="vh">
            {text('tarjaTela.teclas')}
          </p>
          {conteudo.semTexto && <Note tone="ambar">{text('tarjaTela.semTexto')}</Note>}
          <Achados
            id={id}
            paginas={paginas}
            found={found}
            chosen={chosen}
            drawn={drawn}
            onFound={setFound}
            onChosen={setChosen}
            onShow={showPage}
            onDraw={draw}
            onRemove={remove}
          />
          <Sheet title={text('tarjaTela.copia')}>
            <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
              <p
                id={`${formId}-marcas`}
                tabIndex={-1}
                className={erros['marcas'] === undefined ? 'sub' : styles.missing}
              >
                {erros['marcas'] ??
                  (marcas.length === 0
                    ? text('tarjaTela.semTarjas')
                    : text('tarjaTela.marcas', { count: marcas.length }))}
              </p>
              <TextInput
                id={`${formId}-fundamento`}
                label={text('tarjaTela.fundamento')}
                help={text('tarjaTela.fundamentoAjuda')}
                error={erros['fundamento']}
                required
                value={fundamento}
                inputProps={{ maxLength: 300 }}
                onChange={({ target }) => setFundamento(target.value)}
              />
              <TextInput
                id={`${formId}-motivo`}
                label={text('tarjaTela.motivo')}
                help={text('tarjaTela.motivoAjuda')}
                error={erros['motivo']}
                required
                multiline
                minRows={2}
                value={motivo}
                inputProps={{ maxLength: 1000 }}
                onChange={({ target }) => setMotivo(target.value)}
              />
              <Button type="submit" variant="contained" color="primary" loading={copiar.isPending}>
                {text('tarjaTela.fazer')}
              </Button>
            </form>
          </Sheet>
          <Copias id={id} />
        </div>
      </div>
      <LeaveGuard name={text('tarjaTela.pagina')} when={() => marcas.length > 0} />
    </div>
  );
};
