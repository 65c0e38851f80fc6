import { useNavigate } from 'react-router';
import { MarkerType, ReactFlow, type Edge, type Node } from 'reactflow';
import 'reactflow/dist/base.css';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/generated.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { processoName, resumoName } from '../processo-name.ts';
import { nodeSize, placesOf } from '../relation-map.ts';
import styles from '../Processo.module.css';

/** This process in the middle, those that received it above, those it received or points to below. */
export const MapaDesenhado = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const navigate = useNavigate();
  const places = placesOf(processo.relacoes);
  const look = { ...nodeSize, draggable: false, connectable: false, selectable: false, focusable: false };
  const nodes: Node[] = [
    {
      ...look,
      id: 'este',
      position: { x: 0, y: 0 },
      data: { label: processoName(processo) },
      className: styles.thisNode ?? '',
    },
    ...places.map(({ relacao, x, y }) => ({
      ...look,
      id: String(relacao.id),
      position: { x, y },
      data: { label: resumoName(relacao.processo) },
      className: styles.node ?? '',
    })),
  ];
  const edges: Edge[] = places.map(({ relacao: { id, especie, papel } }) => ({
    id: `traco-${id}`,
    source: papel === 'OUTRO' ? String(id) : 'este',
    target: papel === 'OUTRO' ? 'este' : String(id),
    label: text(`processoConsulta.relacoes.traco.${especie}`),
    focusable: false,
    ...(especie === 'ASSOCIADO' ? { className: styles.loose ?? '' } : {}),
    ...(especie === 'ANEXADO' || especie === 'APENSADO'
      ? { markerStart: { type: MarkerType.ArrowClosed } }
      : {}),
  }));
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      fitView
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      panOnDrag={false}
      zoomOnScroll={false}
      zoomOnPinch={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      proOptions={{ hideAttribution: true }}
      onNodeClick={(_, node) => {
        const place = places.find(({ relacao }) => String(relacao.id) === node.id);
        if (place) void navigate(consultaPath(place.relacao.processo.id, tipoConteudo.processo));
      }}
    />
  );
};
