import { toCountText } from '@loomwright/kit';
import { findSummary, summaries } from '@loomwright/machines/charts';
import type { PageDocuments } from '../../app/page-module.ts';

export const documents = {
  title: ({ id = '' }) => findSummary(id) && `The ${id} statechart`,
  description: ({ id = '' }) => {
    const summary = findSummary(id);
    return (
      summary &&
      `${summary.description} ${toCountText(summary.states, 'state')} and ${toCountText(summary.transitions, 'transition')}, drawn and described one by one.`
    );
  },
  contentModule: ({ id = '' }) => findSummary(id) && `../packages/machines/charts/${id}.json`,
  addresses: () => summaries.map(({ id }) => `/statecharts/${id}`),
} satisfies PageDocuments;
