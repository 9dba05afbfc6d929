import { importWordbook } from '../../../wordbooks/index.js';
import { derivedId } from '../derived-id.js';
import { COMES_TWICE, errorOf } from '../item-check.js';
import type { Writer } from './write-context.js';

/** Adds wordbooks, which belong to the user. */
export const writeWordbooks: Writer<'wordbooks'> = async (context, items) => {
  const { sql, importer, ids, faults } = context;
  for (const item of items) {
    const { value } = item;
    const known = await ids.find('wordbook', [value.id]);
    if (known.size > 0) {
      faults.add(errorOf(item, COMES_TWICE));
      continue;
    }
    const id = await importWordbook(sql, {
      id: value.id,
      ownerId: importer.userId,
      otherId: derivedId(importer.userId, value.id),
      name: value.name,
      description: value.description,
      language: value.language,
      visibility: value.visibility,
      createdAt: value.created_at,
      updatedAt: value.updated_at,
      words: value.words.map(({ term, note = null }) => ({ term, note })),
    });
    const description = 'You already have 500 wordbooks; delete one first';
    if (id !== undefined) await ids.add('wordbook', [{ oldId: value.id, id, isNew: true }]);
    else faults.add(errorOf(item, { reason: 'TOO_MANY_WORDBOOKS', description }));
  }
};
