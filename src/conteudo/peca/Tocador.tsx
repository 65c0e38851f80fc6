import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link as LinkIcon } from 'lucide-react';
import { pecaApi } from '#schemas/api/peca.ts';
import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import { apiUrl } from '#src/data/api-url.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify } from '#src/ui/notify.ts';
import { consultaPath } from '../content-path.ts';
import { clockOf, falasOf, type Fala } from './transcript.ts';
import styles from './Peca.module.css';

interface TocadorProps {
  readonly peca: PecaArquivo;
  readonly forma: 'audio' | 'video';
  /** The second at which it begins. */
  readonly inicio?: number | undefined;
}

/** Where a sound or a film is read by the browser itself, in parts. */
export const addressOf = async (id: number): Promise<string> => {
  const { passe } = await call(pecaApi.passe, { params: { id } }, { quiet: true, ownDenial: true });
  return apiUrl(`peca/${id}/tocar?passe=${encodeURIComponent(passe)}`);
};

/** A sound or a film, with what is said in it: a time leads to its second, and is an address that others open. */
export const Tocador = ({ peca, forma, inicio }: TocadorProps) => {
  const text = useText();
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const { address, error, renew } = useAddress(peca.id);
  const [now, setNow] = useState(0);
  const began = useRef(false);
  const falas = falasOf(peca.transcricao ?? '');
  if (error) return <ErrorState error={error} onRetry={renew} />;
  if (address === undefined) return <p className="sub">{text('pecaTela.visor.abrindo')}</p>;
  const begin = (): void => {
    // a new pass begins where the former one ended; the first, where the address says
    const from = began.current ? now : inicio;
    began.current = true;
    if (from !== undefined && media.current) media.current.currentTime = from;
  };
  const how = {
    ref: media,
    src: address,
    controls: true,
    preload: 'metadata' as const,
    'aria-label': peca.arquivo?.nome,
    onLoadedMetadata: begin,
    onTimeUpdate: () => setNow(media.current?.currentTime ?? 0),
    // the pass ended, or the line did: another is asked for once
    onError: renew,
  };
  return (
    <>
      {forma === 'video' ? (
        <video {...how} className={styles.tocador} />
      ) : (
        <audio {...how} className={styles.som} />
      )}
      {falas.length > 0 && <Falas id={peca.id} tipo={peca.tipo} falas={falas} now={now} media={media} />}
    </>
  );
};

/** The address with a pass; of one that stops to serve, another, as long as it is not refused at once. */
const useAddress = (id: number) => {
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<HttpProblem>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    addressOf(id)
      .then((made) => !gone && setAddress(made))
      .catch((problem: unknown) => {
        if (!(problem instanceof HttpProblem)) throw problem;
        if (!gone) setError(problem);
      });
    return () => {
      gone = true;
    };
  }, [id, turn]);
  const last = useRef(0);
  const renew = (): void => {
    const before = last.current;
    last.current = performance.now();
    // what no browser plays fails again at once, and asking goes no further
    if (before > 0 && last.current - before < 5_000) return;
    setError(undefined);
    setTurn((n) => n + 1);
  };
  return { address, error, renew };
};

interface FalasProps {
  readonly id: number;
  readonly tipo: number;
  readonly falas: readonly Fala[];
  readonly now: number;
  readonly media: RefObject<HTMLMediaElement | null>;
}

const Falas = ({ id, tipo, falas, now, media }: FalasProps) => {
  const text = useText();
  const begun = falas.filter(({ segundo }) => segundo !== undefined && segundo <= now);
  const current = now > 0 ? begun.at(-1) : undefined;
  const go = (segundo: number): void => {
    if (!media.current) return;
    media.current.currentTime = segundo;
    void media.current.play().catch(() => undefined);
  };
  const cite = async (segundo: number): Promise<void> => {
    const path = `${consultaPath(id, tipo)}?t=${segundo}`;
    await navigator.clipboard.writeText(new URL(path.slice(1), document.baseURI).href);
    notify(text('pecaTela.transcricao.copiado', { tempo: clockOf(segundo) }));
  };
  return (
    <ol className={styles.falas} aria-label={text('pecaTela.transcricao.titulo')}>
      {falas.map(({ segundo, texto }, index) => (
        // the same may be said twice
        <li
          key={`${index} ${segundo ?? ''}`}
          className={classes(
            styles.fala,
            current?.segundo === segundo && current?.texto === texto && styles.agora,
          )}
        >
          {segundo === undefined ? (
            <span />
          ) : (
            <span>
              <button type="button" className={styles.tempo} onClick={() => go(segundo)}>
                {clockOf(segundo)}
              </button>
              <IconAction
                size="small"
                icon={LinkIcon}
                label={text('pecaTela.transcricao.citar', { tempo: clockOf(segundo) })}
                onClick={() => void cite(segundo)}
              />
            </span>
          )}
          <span>{texto}</span>
        </li>
      ))}
    </ol>
  );
};
