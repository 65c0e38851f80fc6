import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { procuracaoApi } from '#schemas/api/procuracao.ts';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import { campoProblem } from '#schemas/campos/campo-problem.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import { defined } from '#schemas/defined.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { ProcuracaoItem } from '#schemas/shapes/procuracao.ts';
import type { ServicoExterno } from '#schemas/shapes/solicitacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { camposOf, type CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';
import { CamposDoTipo } from '#src/conteudo/campos/CamposDoTipo.tsx';
import { UploadContext } from '#src/data/upload.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Arquivos, sendFile } from './components/Arquivos.tsx';
import { EmNomeDe } from './components/EmNomeDe.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { cartaFacts, ServicoOferecido } from './components/Servicos.tsx';
import { quietly } from '#src/data/quietly.ts';
import { useDraft } from './draft.ts';
import { sentNow } from './sent-now.ts';
import styles from './Externo.module.css';

/** Asks for a service: what it asks, in own words, files; then all of it once more before it is sent. */
export const Solicitar = () => {
  const text = useText();
  usePageTitle(text('externo.solicitar.pagina'));
  const id = Number(useParams()['id']);
  return (
    <SignedInPage front={<ServicoOferecido id={id} />}>{() => <Servico key={id} id={id} />}</SignedInPage>
  );
};

const Servico = ({ id }: { readonly id: number }) => {
  const { data, error, refetch } = useRead(
    solicitacaoApi.servico,
    { params: { id } },
    { ownError: true, staleTime: Infinity },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Pedido servico={data} /> : <ListSkeleton rows={5} />;
};

const Pedido = ({ servico }: { readonly servico: ServicoExterno }) => {
  const text = useText();
  const navigate = useNavigate();
  const { value, change, forget } = useDraft(`solicitar:${servico.id}`, () => emptyRequest(servico));
  const { chave, campos, texto, arquivos, comprovante, deOutro, reviewing } = value;
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const representados = useRepresentados(servico.id);
  // of one alone there is nothing to choose, also where it is known only after it was asked
  const only = deOutro && representados.length === 1 ? representados[0]?.outorganteId : undefined;
  const representadoId = value.representadoId === 0 ? (only ?? 0) : value.representadoId;
  const { act, isPending, error } = useAct(solicitacaoApi.enviar, {
    ownError: true,
    refresh: [solicitacaoApi.listar],
  });
  const refused = useMemo(
    () => Object.fromEntries((error?.erros ?? []).map(({ campo, mensagem }) => [campo, mensagem])),
    [error],
  );
  const recusas = useMemo(
    () =>
      Object.fromEntries(
        Object.entries({ ...refused, ...said }).flatMap(([campo, mensagem]) => {
          const place = /^campos\.(\d+)/.exec(campo)?.[1];
          const asked = place === undefined ? undefined : servico.campos[Number(place)];
          return asked ? [[asked.rotulo, mensagem] as const] : [];
        }),
      ),
    [refused, said, servico.campos],
  );
  const page = useRef<HTMLDivElement>(null);
  // the first that is wrong, once it is marked so
  useEffect(() => {
    if (Object.keys(said).length === 0) return undefined;
    const frame = requestAnimationFrame(() =>
      page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [said]);
  const changeFields = useCallback(
    (now: CamposPreenchidos): void => {
      change({ campos: now });
      setSaid({});
    },
    [change],
  );
  const review = (): void => {
    const found: Record<string, string> = texto.trim() === '' ? { texto: text('externo.recusa.texto') } : {};
    servico.campos.forEach((campo, index) => {
      const problem = campoProblem(campo, campos[campo.rotulo] ?? undefined, (expression, typed) =>
        new RegExp(`^(?:${expression})$`, 'u').test(typed),
      );
      if (problem !== undefined) found[`campos.${index}`] = problem;
    });
    if (servico.pedeComprovante && comprovante.length === 0)
      found['comprovante'] = text('externo.recusa.comprovante');
    if (deOutro && !representados.some(({ outorganteId }) => outorganteId === representadoId))
      found['representadoId'] = text('externo.procuracao.escolha');
    setSaid(found);
    if (Object.keys(found).length === 0) change({ reviewing: true });
  };
  const send = (): Promise<void> =>
    quietly(async () => {
      const made = await act({
        body: {
          chave,
          servicoId: servico.id,
          texto,
          arquivos: arquivos.map(({ id }) => id),
          ...defined({ comprovante: comprovante[0]?.id }),
          representadoId: representadoId === 0 ? undefined : representadoId,
          campos: Object.entries(campos).flatMap(([rotulo, valor]) =>
            valor === null ? [] : [{ rotulo, valor }],
          ),
        },
      });
      forget();
      await navigate(`/externo/solicitacao/${made.id}`, { replace: true, state: sentNow });
    });
  if (reviewing)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{text('externo.solicitar.conferir')}</h1>
        {error && (
          <Note tone="rubro" alert>
            {error.erros.length > 0 ? error.erros.map(({ mensagem }) => mensagem).join(' ') : error.message}
          </Note>
        )}
        <Sheet title={servico.nome}>
          <Facts
            items={[
              [
                text('externo.procuracao.emNomeDe'),
                representados.find(({ outorganteId }) => outorganteId === representadoId)?.nome,
              ],
              ...servico.campos.map(
                ({ rotulo, opcoes, tipo }) => [rotulo, shown(campos[rotulo], opcoes, tipo)] as const,
              ),
              [
                text('externo.solicitar.texto'),
                <span className={styles.words} key="t">
                  {texto}
                </span>,
              ],
              [text('externo.solicitar.comprovante'), comprovante.map(({ nome }) => nome).join(', ')],
              [text('externo.arquivos.titulo'), arquivos.map(({ nome }) => nome).join(', ')],
            ]}
          />
        </Sheet>
        <div className={styles.buttons}>
          <Button variant="contained" size="large" loading={isPending} onClick={() => void send()}>
            {text('externo.solicitar.enviar')}
          </Button>
          <Button size="large" disabled={isPending} onClick={() => change({ reviewing: false })}>
            {text('externo.solicitar.corrigir')}
          </Button>
        </div>
      </div>
    );
  return (
    <UploadContext.Provider value={sendFile}>
      <div ref={page} className={styles.page}>
        <div>
          <h1 className={styles.title}>{servico.nome}</h1>
          <p className="sub">{text('externo.solicitar.recebe', { unidade: servico.unidade })}</p>
        </div>
        {servico.texto !== undefined && <Note>{servico.texto}</Note>}
        <Sheet title={text('externo.carta.sobre')}>
          <Facts items={cartaFacts(text, servico)} />
        </Sheet>
        <EmNomeDe
          servicoId={servico.id}
          representados={representados}
          deOutro={deOutro}
          representadoId={representadoId}
          error={said['representadoId'] ?? refused['representadoId']}
          onChange={(to) => {
            change(to);
            setSaid({});
          }}
        />
        {servico.campos.length > 0 && (
          <div className={styles.asked}>
            <CamposDoTipo
              conteudo={{ id: 0, tipo: tipoConteudo.processo }}
              titulo={text('externo.solicitar.perguntas')}
              campos={servico.campos}
              preenchidos={campos}
              recusas={recusas}
              pendencias={nothingPending}
              editavel
              onChange={changeFields}
            />
          </div>
        )}
        <TextField
          id="texto"
          label={text('externo.solicitar.texto')}
          multiline
          minRows={5}
          value={texto}
          required
          error={said['texto'] !== undefined}
          helperText={said['texto'] ?? text('externo.solicitar.textoAjuda')}
          onChange={(event) => {
            change({ texto: event.target.value });
            setSaid({});
          }}
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
        />
        {servico.pedeComprovante && (
          <Arquivos
            sent={comprovante}
            one="any"
            label={text('externo.solicitar.comprovanteEnviar')}
            onChange={(now) => {
              change({ comprovante: now });
              setSaid({});
            }}
            onBusy={setBusy}
            error={said['comprovante'] ?? refused['comprovante']}
          />
        )}
        <Arquivos
          sent={arquivos}
          onChange={(now) => change({ arquivos: now })}
          onBusy={setBusy}
          error={refused['arquivos']}
        />
        <div className={styles.buttons}>
          <Button variant="contained" size="large" disabled={busy} onClick={review}>
            {text('externo.solicitar.revisar')}
          </Button>
          <Button size="large" component={Link} to="/externo" onClick={forget}>
            {text('externo.solicitar.desistir')}
          </Button>
        </div>
      </div>
    </UploadContext.Provider>
  );
};

/** What is asked, as far as it was written. */
interface Escrito {
  /** The same key however often it is sent: it is one request. */
  readonly chave: string;
  readonly campos: CamposPreenchidos;
  readonly texto: string;
  readonly arquivos: readonly ArquivoGuardado[];
  /** The fee slip, paid, where the service asks for it. */
  readonly comprovante: readonly ArquivoGuardado[];
  /** The request is of somebody whom the person represents. */
  readonly deOutro: boolean;
  readonly representadoId: number;
  readonly reviewing: boolean;
}

const emptyRequest = ({ campos }: ServicoExterno): Escrito => ({
  chave: crypto.randomUUID(),
  campos: camposOf(campos),
  texto: '',
  arquivos: [],
  comprovante: [],
  deOutro: false,
  representadoId: 0,
  reviewing: false,
});

const nothingPending: readonly Pendencia[] = [];

/** For whom the person may ask for a service: each once, whatever number of powers they gave. */
const useRepresentados = (servicoId: number): readonly ProcuracaoItem[] => {
  const { data } = useRead(
    procuracaoApi.listar,
    {},
    { ownError: true, quiet: true, onReturn: true, staleTime: 0 },
  );
  const may = (data?.recebidas ?? []).filter(
    ({ podePedir, servico }) => podePedir && (servico === undefined || servico.id === servicoId),
  );
  return [...new Map(may.map((one) => [one.outorganteId, one])).values()];
};

/** What was filled in, in words: of a list its labels, a day as it is read; of a file, that there is one. */
const shown = (
  valor: CamposPreenchidos[string] | undefined,
  opcoes: ServicoExterno['campos'][number]['opcoes'],
  tipo: number,
): string | undefined => {
  if (valor === null || valor === undefined) return undefined;
  if (typeof valor === 'boolean') return text(valor ? 'externo.solicitar.sim' : 'externo.solicitar.nao');
  if (tipo === tipoCampo.arquivo) return text('externo.solicitar.comArquivo');
  if (tipo === tipoCampo.data) return writtenDay(String(valor));
  const labels = new Map((opcoes ?? []).map((opcao) => [opcao.valor, opcao.rotulo]));
  return [valor]
    .flat()
    .map((one) => labels.get(String(one)) ?? String(one))
    .join(', ');
};
