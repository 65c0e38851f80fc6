import { useState, type RefObject } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Dossie, DossiePeca } from '#schemas/shapes/dossie.ts';
import type { Escolha } from '#src/conteudo/inclusao/EscolherConteudo.tsx';
import { Incluir } from '#src/conteudo/inclusao/Incluir.tsx';
import type { Inclusao } from '#src/conteudo/inclusao/use-inclusao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { DossieActs } from '../use-dossie-acts.ts';
import { Esperadas } from './Esperadas.tsx';
import { MudarPeca } from './MudarPeca.tsx';
import { Pecas } from './Pecas.tsx';
import { RetirarPeca } from './RetirarPeca.tsx';
import styles from '../Dossie.module.css';

interface ConteudoProps {
  readonly dossie: Dossie;
  readonly acts: DossieActs;
  readonly inclusao: Inclusao;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly autoFocus: boolean;
  /** What enters satisfies this one; 0: as its type says. */
  readonly esperada: number;
  readonly onEsperada: (id: number) => void;
  /** Leads to where contents are put, as an expected piece. */
  readonly onIncluir: (esperadaId: number) => void;
}

/** What passed through the unit, and is no gathering of others. */
const pieces: Escolha = {
  aba: 'todos',
  serve: ({ tipo }) => tipo !== tipoConteudo.lote && tipo !== tipoConteudo.dossie,
};

/** What the dossier should have, how it is filled, and what it has. */
export const Conteudo = ({
  dossie,
  acts,
  inclusao,
  field,
  autoFocus,
  esperada,
  onEsperada,
  onIncluir,
}: ConteudoProps) => {
  const text = useText();
  const [asked, setAsked] = useState<{ readonly ask: 'mudar' | 'retirar'; readonly peca: DossiePeca }>();
  const { esperadas, acoes } = dossie;
  const may = (ato: string): boolean => acoes.some(({ nome, permitida }) => nome === ato && permitida);
  const fills = may('porPecas');
  const close = (): void => setAsked(undefined);
  return (
    <div className={styles.conteudo}>
      {esperadas.length > 0 && <Esperadas esperadas={esperadas} onIncluir={fills ? onIncluir : undefined} />}
      {fills && (
        <Incluir inclusao={inclusao} escolha={pieces} field={field} autoFocus={autoFocus}>
          {esperadas.length > 0 && (
            <SelectInput
              label={text('dossieTela.incluir.como')}
              help={text('dossieTela.incluir.comoAjuda')}
              value={esperada}
              options={[
                { value: 0, label: text('dossieTela.incluir.comoTipo') },
                ...esperadas.map(({ id, nome }) => ({ value: id, label: nome })),
              ]}
              onChange={onEsperada}
            />
          )}
        </Incluir>
      )}
      <Pecas
        pecas={dossie.pecas}
        volumes={dossie.volume > 1}
        fills={fills}
        onMudar={may('mudarPeca') ? (peca) => setAsked({ ask: 'mudar', peca }) : undefined}
        onRetirar={may('retirarDoDossie') ? (peca) => setAsked({ ask: 'retirar', peca }) : undefined}
      />
      {asked?.ask === 'mudar' && (
        <MudarPeca peca={asked.peca} esperadas={esperadas} acts={acts} onClose={close} />
      )}
      {asked?.ask === 'retirar' && <RetirarPeca peca={asked.peca} acts={acts} onClose={close} />}
    </div>
  );
};
