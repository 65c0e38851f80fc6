import { Link } from 'react-router-dom';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { Assinados, ParaAssinar } from './components/Documentos.tsx';
import { Intimacoes } from './components/Intimacoes.tsx';
import { Pedidos } from './components/Pedidos.tsx';
import { Carta, Servicos } from './components/Servicos.tsx';
import styles from './Externo.module.css';

/** Where somebody from outside begins: what they asked, and what they may ask. */
export const Externo = () => {
  const text = useText();
  usePageTitle(text('externo.inicio.pagina'));
  return <SignedInPage front={<Carta />}>{(sessao) => <Inicio sessao={sessao} />}</SignedInPage>;
};

const Inicio = ({ sessao }: { readonly sessao: ExternoSessao }) => {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('externo.inicio.titulo', { nome: sessao.nome })}</h1>
      <ParaAssinar />
      <Intimacoes />
      <Sheet title={text('externo.inicio.pedidos')} flush>
        <Pedidos />
      </Sheet>
      <Sheet title={text('externo.inicio.servicos')} flush>
        <Servicos />
        <p className={styles.pad}>
          <Link to="/externo/procuracoes">{text('externo.procuracao.pecoPorOutro')}</Link>
        </p>
      </Sheet>
      <Assinados />
    </div>
  );
};
