import type { Drawing } from '../svg.ts';
import { gopuram } from './gopuram.ts';
import { machine } from './machine.ts';
import { syllabus } from './syllabus.ts';

const scenes = { syllabus, gopuram, machine };

/** The name of a drawing, as a product's content states it. */
export type SceneName = keyof typeof scenes;

/** The drawings there are. */
export const sceneNames: readonly [SceneName, ...SceneName[]] = ['syllabus', 'gopuram', 'machine'];

/** A drawing of a thing in the line of the kolam; unit: half the spacing of its dots. */
export const sceneOf = (name: SceneName): Drawing => scenes[name]();
