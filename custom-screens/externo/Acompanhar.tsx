import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { AcompanhamentoPublico } from '#schemas/shapes/solicitacao.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ExternoFrame } from './components/ExternoFrame.tsx';
import { FaseMark } from './components/FaseMark.tsx';
import { Passos } from './components/Passos.tsx';
import { quietly } from '#src/data/quietly.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from './Externo.module.css';

/** How a request stands, by its number and its code, without signing in. */
export const Acompanhar = () => {
  const text = useText();
  usePageTitle(text('externo.acompanhar.pagina'));
  const [found, setFound] = useState<AcompanhamentoPublico>();
  return (
    <ExternoFrame
      side={
        <Button size="small" component={Link} to="/externo">
          {text('externo.entrar.entrar')}
        </Button>
      }
    >
      {found ? (
        <Achado found={found} onAnother={() => setFound(undefined)} />
      ) : (
        <Procurar onFound={setFound} />
      )}
    </ExternoFrame>
  );
};

const Procurar = ({ onFound }: { readonly onFound: (found: AcompanhamentoPublico) => void }) => {
  const text = useText();
  const number = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ numero: false, codigo: false });
  const { act, isPending, error } = useAct(solicitacaoApi.acompanhar, { ownError: true });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { numero: number.current?.value.trim() ?? '', codigo: code.current?.value.trim() ?? '' };
    setMissing({ numero: body.numero === '', codigo: body.codigo === '' });
    if (body.numero === '') number.current?.focus();
    else if (body.codigo === '') code.current?.focus();
    else await quietly(async () => onFound(await act({ body })));
  };
  return (
    <NarrowSheet title={text('externo.acompanhar.titulo')} help={<p>{text('externo.acompanhar.ajuda')}</p>}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {error && (
          <Note tone="rubro" alert>
            {error.code === 'codigoNaoEncontrado' ? text('externo.acompanhar.nenhum') : error.message}
          </Note>
        )}
        <TextInput
          id="numero"
          label={text('externo.recibo.numero')}
          inputRef={number}
          required
          error={missing.numero ? text('externo.acompanhar.informe') : undefined}
          help="PE-000123/2026"
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 40 }}
        />
        <TextInput
          id="codigo"
          label={text('externo.recibo.codigo')}
          inputRef={code}
          required
          error={missing.codigo ? text('externo.acompanhar.informe') : undefined}
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 40, autoComplete: 'off' }}
        />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {text('externo.acompanhar.procurar')}
        </Button>
      </form>
    </NarrowSheet>
  );
};

const Achado = ({
  found,
  onAnother,
}: {
  readonly found: AcompanhamentoPublico;
  readonly onAnother: () => void;
}) => {
  const text = useText();
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{found.numero}</h1>
        <FaseMark {...found} />
      </header>
      <Sheet title={found.servico}>
        <Facts
          items={[
            [text('externo.recibo.unidade'), found.unidade],
            [text('externo.recibo.quando'), formatMinute(found.enviadaEm)],
          ]}
        />
        <Passos andamentos={found.andamentos} />
      </Sheet>
      <p className="sub">{text('externo.acompanhar.entrar')}</p>
      <Button onClick={onAnother}>{text('externo.acompanhar.outro')}</Button>
    </div>
  );
};
