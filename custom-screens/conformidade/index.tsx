import Button from '@mui/material/Button';
import { CircleCheck, CircleDashed, CircleX, ClipboardCheck, FileDown, type LucideIcon } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { conformidadeApi } from '#schemas/api/conformidade.ts';
import type { Conformidade as Dados, Requisito } from '#schemas/shapes/conformidade.ts';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Conformidade.module.css';

const situations = ['ATENDIDO', 'EM_PARTE', 'NAO_ATENDIDO'] as const;
const grades = ['O', 'AD', 'F'] as const;
const chapters = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** What an address asks; what it cannot mean is all. */
const readUrl = (search: URLSearchParams) => ({
  situacao: situations.find((one) => one === search.get('situacao')) ?? 'TODAS',
  grau: grades.find((one) => one === search.get('grau')) ?? 'TODOS',
  capitulo: chapters.find((one) => one === search.get('capitulo')) ?? 'TODOS',
  q: search.get('q') ?? '',
});

/** The requirements of the standard, what proves each, and what is missing. */
export const Conformidade = () => {
  const text = useText();
  const read = useRead(conformidadeApi.ler, {}, { ownError: true });
  const get = (formato: 'pdf' | 'csv') =>
    void download(conformidadeApi.exportar, { query: { formato } }).catch(notifyProblem);
  return (
    <>
      <PageHeader
        title={text('conformidade.titulo')}
        pageName={text('conformidade.titulo')}
        crumbs={[{ label: text('cadastro.areas.administracao') }, { label: text('conformidade.titulo') }]}
        subtitle={text('conformidade.descricao')}
        actions={
          <>
            <Button startIcon={<FileDown aria-hidden="true" />} onClick={() => get('pdf')}>
              {text('conformidade.baixarPdf')}
            </Button>
            <Button startIcon={<FileDown aria-hidden="true" />} onClick={() => get('csv')}>
              {text('conformidade.baixarCsv')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        {read.isPending && <ListSkeleton rows={8} />}
        {read.isError && (
          <ErrorState
            error={read.error}
            title={text('conformidade.falhou')}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.data && <Lida dados={read.data} />}
      </div>
    </>
  );
};

const Lida = ({ dados: { versao, build, requisitos } }: { readonly dados: Dados }) => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const asked = readUrl(search);
  const change = (name: string, value: string): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === 'TODOS' || value === 'TODAS') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const among = requisitos.filter(
    ({ grau, capitulo, numero, texto }) =>
      (asked.grau === 'TODOS' || grau === asked.grau) &&
      (asked.capitulo === 'TODOS' || capitulo === Number(asked.capitulo)) &&
      matchesText(`${numero} ${texto}`, asked.q),
  );
  const shown = among.filter(({ situacao }) => asked.situacao === 'TODAS' || situacao === asked.situacao);
  return (
    <>
      <Note>{text('conformidade.comoSeSabe', { versao, build })}</Note>
      <div className={styles.filters}>
        <SearchField
          label={text('conformidade.pesquisar')}
          placeholder={text('conformidade.exemplo')}
          value={asked.q}
          onChange={(q) => change('q', q)}
        />
        <SelectInput
          label={text('conformidade.grau')}
          value={asked.grau}
          options={[
            { value: 'TODOS' as const, label: text('conformidade.todosGraus') },
            ...grades.map((value) => ({ value, label: text(`conformidade.graus.${value}`) })),
          ]}
          onChange={(grau) => change('grau', grau)}
        />
        <SelectInput
          label={text('conformidade.capitulo')}
          value={asked.capitulo}
          options={[
            { value: 'TODOS' as const, label: text('conformidade.todosCapitulos') },
            ...chapters.map((value) => ({
              value,
              label: `${value}. ${text(`conformidade.capitulos.${value}`)}`,
            })),
          ]}
          onChange={(capitulo) => change('capitulo', capitulo)}
        />
      </div>
      <div>
        <CountTabs
          label={text('conformidade.situacoes')}
          value={asked.situacao}
          tabs={[
            { value: 'TODAS' as const, label: text('conformidade.todas'), count: among.length },
            ...situations.map((value) => ({
              value,
              label: text(`conformidade.aba.${value}`),
              count: among.filter(({ situacao }) => situacao === value).length,
            })),
          ]}
          onChange={(situacao) => change('situacao', situacao)}
        />
        <Sheet flush>
          {shown.length === 0 ? (
            <EmptyState icon={ClipboardCheck} title={text('conformidade.vazio')}>
              {text('conformidade.vazioTexto')}
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label={text('conformidade.requisitos')}>
              {shown.map((one) => (
                <Linha key={one.numero} requisito={one} />
              ))}
            </ul>
          )}
        </Sheet>
      </div>
    </>
  );
};

const looks: Readonly<Record<Requisito['situacao'], readonly [LucideIcon, ToneName]>> = {
  ATENDIDO: [CircleCheck, 'verde'],
  EM_PARTE: [CircleDashed, 'ambar'],
  NAO_ATENDIDO: [CircleX, 'rubro'],
};

/** One requirement, which opens what proves it. */
const Linha = ({
  requisito: { numero, grau, texto, situacao, falta, provas },
}: {
  readonly requisito: Requisito;
}) => {
  const text = useText();
  const [icon, tone] = looks[situacao];
  return (
    <li>
      <details className={styles.row}>
        <summary className={styles.summary}>
          <span className={styles.number}>{numero}</span>
          <span className={styles.words}>
            {texto}
            <span className={styles.below}>
              {text(`conformidade.graus.${grau}`)} · {text('conformidade.provas', { count: provas.length })}
            </span>
          </span>
          <Chip icon={icon} tone={tone}>
            {text(`conformidade.situacao.${situacao}`)}
          </Chip>
        </summary>
        <div className={styles.open}>
          {(falta !== undefined || provas.length === 0) && (
            <p>
              <strong>{text('conformidade.falta')}:</strong> {falta ?? text('conformidade.semProva')}
            </p>
          )}
          {provas.length > 0 && (
            <ul className={styles.proofs} aria-label={text('conformidade.provasColuna')}>
              {provas.map(({ arquivo, titulo }) => (
                <li key={`${arquivo} ${titulo}`}>
                  {titulo}
                  <code className={styles.below}>{arquivo}</code>
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  );
};
