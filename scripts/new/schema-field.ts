import { z } from 'zod';

const sentenceOf = (schema: z.ZodType): string => z.globalRegistry.get(schema)?.description ?? '';

/** A field without what wraps its schema. */
interface Unwrapped {
  inner: z.ZodType;
  /** False where it may be left out; then `otherwise` is what it is, if that can be said in a word. */
  required: boolean;
  otherwise?: string;
  about: string;
}

/** The schema below optional and default wrappers. */
export function unwrap(schema: z.ZodType): Unwrapped {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    // zod types what a wrapper holds as its core type; all schemas here are made with the classic API.
    const below = unwrap(schema.unwrap() as z.ZodType);
    const usual = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    const otherwise =
      typeof usual === 'string' ? JSON.stringify(usual) : typeof usual === 'object' ? undefined : usual?.toString();
    return { ...below, required: false, otherwise, about: sentenceOf(schema) || below.about };
  }
  return { inner: schema, required: true, about: sentenceOf(schema) };
}
