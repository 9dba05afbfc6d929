import { importFit, importParameters, parametersOf } from '../../../learning/index.js';
import { derivedId } from '../write/derived-id.js';
import type { Writer } from './write-context.js';

/** Takes over what schedules the words, unless the user has decided on that here. */
export const writeParameters: Writer<'memory_parameters'> = async (context, items) => {
  const { sql, importer } = context;
  for (const { value } of items) {
    const { desired_retention: retention, weights, updated_at: updatedAt } = value;
    context.parametersOfFile = parametersOf({ retention, weights });
    await importParameters(sql, importer.userId, { retention, weights, updatedAt });
  }
};

/** Adds fits of the scheduler's weights. */
export const writeFits: Writer<'fitted_weights'> = async (context, items) => {
  const { sql, importer } = context;
  for (const { value } of items) {
    const fit = {
      id: value.id,
      weights: value.weights,
      reviewCount: value.review_count,
      defaultLogLoss: value.default_log_loss,
      fittedLogLoss: value.fitted_log_loss,
      adopted: value.adopted,
      fittedAt: value.fitted_at,
    };
    await importFit(sql, importer.userId, fit, derivedId(importer.userId, value.id));
  }
};
