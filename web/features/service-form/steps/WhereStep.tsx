import { useMemo, useState } from "react";
import { countries } from "#domain/places/countries.ts";
import { STATES } from "#domain/places/states.ts";
import { ADDRESS_VISIBILITIES, PLACES_SHOWN } from "#domain/services/enumerations.ts";
import { useApp } from "../../../app-context/app-context.tsx";
import type { VisitorPlace } from "../../../app-context/visitor-place.ts";
import { callApi } from "../../../calls/call-api.ts";
import { addressMap } from "../../../lazy-components.tsx";
import buttons from "../../../ui/buttons.module.css";
import { FieldError } from "../../../ui/FormField.tsx";
import { Lazy } from "../../../ui/lazy.tsx";
import { Cards, Checkbox } from "../Choices.tsx";
import { SelectField, TextField } from "../Fields.tsx";
import { type FormValues, isProtectedForm } from "../form-values.ts";
import { PlaceWarning } from "../PlaceWarning.tsx";
import styles from "../ServiceForm.module.css";
import { errorOf, type StepProps, textProps } from "./step-props.ts";

const COUNTRY_CODES = { "United States": "US", Canada: "CA" } as const;

/** Where it is, and who may know. */
export function WhereStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, visibility, placeShown, optional } = words.form;
  const { values } = form;
  const [isManual, setManual] = useState(false);
  /** Another address has another pin, unless somebody has put this one there. */
  const setAddress = (part: Partial<FormValues>) =>
    form.set(isManual ? part : { ...part, location: null, isLocationApproximate: false });
  const addressProps = (field: "address1" | "address2" | "city" | "state" | "zip") => ({
    ...textProps(step, field),
    onChange: (value: string) => setAddress({ [field]: value }),
  });
  const isHidden = values.addressVisibility === "HIDDEN";
  // Who may only propose sees of it what everybody does, and changes nothing.
  if (!form.rights.setHidden && form.base !== null && !isPublicPlace(form.base)) {
    return <p className={styles.note}>{hints.hiddenPlace}</p>;
  }
  const isProtected = isProtectedForm(values);

  return (
    <>
      <Cards
        label={labels.addressVisibility}
        choices={ADDRESS_VISIBILITIES.map((value) => ({ value, ...visibility[value] }))}
        chosen={values.addressVisibility}
        onChange={(addressVisibility) =>
          form.set({
            addressVisibility,
            ...(addressVisibility === "HIDDEN" && !isHidden ? { isProtected: "yes" } : {}),
          })
        }
        error={errorOf(step, "addressVisibility")}
      />
      <div role="status">
        {isHidden && <p className={`${styles.note} ${styles.caution}`}>{hints.hiddenDoor}</p>}
      </div>
      <Checkbox
        label={labels.isProtected}
        hint={hints.isProtected}
        isOn={isProtected}
        onChange={(isOn) => form.set({ isProtected: isOn ? "yes" : "no" })}
      />
      {isProtected && (
        <>
          <Cards
            label={labels.placeShown}
            choices={PLACES_SHOWN.map((value) => ({ value, ...placeShown[value] }))}
            chosen={values.placeShown}
            onChange={(shown) => form.set({ placeShown: shown })}
            error={errorOf(step, "placeShown")}
          />
          <TextField {...textProps(step, "region")} optional={optional} />
          <TextField {...textProps(step, "regionEs")} optional={optional} inputProps={{ lang: "es" }} />
        </>
      )}
      {!isHidden && (
        <>
          <TextField {...addressProps("address1")} isRequired inputProps={{ autoComplete: "off" }} />
          <TextField {...addressProps("address2")} optional={optional} />
        </>
      )}
      <TextField {...addressProps("city")} isRequired />
      <div className={`${styles.columns} ${styles.wideFirst}`}>
        <StateField
          country={values.country}
          props={{ ...addressProps("state"), label: stateLabel(values.country, words.form.labels) }}
        />
        {!isHidden && <TextField {...addressProps("zip")} isRequired />}
      </div>
      <CountryField {...step} onChange={(country) => setAddress({ country })} />
      <PlaceWarning {...step} />
      {!isHidden && <PinField {...step} onManual={setManual} />}
    </>
  );
}

/** Whether everybody sees the place as it was when the form opened. */
function isPublicPlace(base: FormValues): boolean {
  return base.addressVisibility === "EXACT" && !(isProtectedForm(base) && base.placeShown === "REGION");
}

function stateLabel(country: string, labels: StepProps["words"]["form"]["labels"]): string {
  return country === "United States" ? labels.state : labels.province;
}

/** A list where the states are known; elsewhere whatever is written. */
function StateField({ country, props }: { country: string; props: ReturnType<typeof textProps> }) {
  const code = country === "United States" || country === "Canada" ? COUNTRY_CODES[country] : null;
  const states = STATES.filter((state) => state.country === code);
  if (states.length === 0) return <TextField {...props} isRequired />;
  const known = states.some((state) => state.code === props.value);
  return (
    <SelectField
      {...props}
      isRequired
      groups={[
        [
          ...(known ? [] : ([[props.value, props.value]] as const)),
          ...states.map((state) => [state.code, `${state.code} – ${state.names[0] ?? ""}`] as const),
        ],
      ]}
    />
  );
}

/** The United States and Canada first, and a line under them (rule places 23). */
function CountryField({ form, words, onChange }: StepProps & { onChange: (country: string) => void }) {
  const step = { form, words };
  const all = useMemo(() => countries(words.language), [words.language]);
  const value = form.values.country;
  const isKnown = all.some(({ name }) => name === value);
  const options = all.map(({ name, label }) => [name, label] as const);
  return (
    <SelectField
      label={words.form.labels.country}
      error={errorOf(step, "country")}
      value={value}
      onChange={onChange}
      isRequired
      groups={[[...(isKnown ? [] : ([[value, value]] as const)), ...options.slice(0, 2)], options.slice(2)]}
    />
  );
}

type Search = "idle" | "searching" | "notFound" | "failed" | { found: string; isArea: boolean };

/** Finds the pin of an address; it can be dragged, placed by a click, and moved by keys. */
function PinField({ form, words, onManual }: StepProps & { onManual: (isManual: boolean) => void }) {
  const { labels, hints, map } = words.form;
  const { values } = form;
  const { place } = useApp();
  const [search, setSearch] = useState<Search>("idle");
  /** Where a pin begins that nobody has put yet: it counts once it was moved. */
  const [isPlacing, setPlacing] = useState(false);
  const [startAt] = useState(() => startView(place));
  const error = errorOf({ form, words }, "location");
  const geocode = async () => {
    setSearch("searching");
    const { address1, city, state, zip, country, addressVisibility } = values;
    const answer = await callApi("POST /places/geocode", {
      body: { address1, city, state, zip, country, addressVisibility },
    });
    if (!answer.ok) return setSearch("failed");
    const { coordinates, isApproximate, found } = answer.reply;
    if (coordinates === null) return setSearch("notFound");
    onManual(false);
    form.set({ location: coordinates, isLocationApproximate: isApproximate });
    setSearch({ found: found ?? "", isArea: isApproximate });
  };
  const placePin = (location: readonly [number, number]) => {
    onManual(true);
    setSearch("idle");
    form.set({ location, isLocationApproximate: false });
  };
  const isReady = values.city.trim() !== "" && values.state.trim() !== "";
  return (
    <div className={styles.section}>
      <h3 className={styles.sectionTitle}>{labels.location}</h3>
      <div className={styles.buttons}>
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={search === "searching" || !isReady}
          onClick={() => {
            if (isReady && search !== "searching") void geocode();
          }}
        >
          {search === "searching" ? map.finding : map.find}
        </button>
        {values.location !== null && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              onManual(false);
              setPlacing(false);
              form.set({ location: null, isLocationApproximate: false });
            }}
          >
            {map.remove}
          </button>
        )}
        {values.location === null && !isPlacing && (
          <button type="button" className={styles.link} onClick={() => setPlacing(true)}>
            {map.place}
          </button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {searchText(search, map)}
      </p>
      <FieldError id="location-error" error={error} />
      {values.location === null && !isPlacing && <p className={styles.hint}>{map.none}</p>}
      {(values.location !== null || isPlacing) && (
        <>
          <p className={styles.hint}>{hints.location}</p>
          <div className={styles.map}>
            <Lazy
              component={addressMap[words.language]}
              props={{
                location: values.location ?? startAt.location,
                zoom: values.location === null ? startAt.zoom : zoomOf(values),
                words: map,
                onMove: placePin,
              }}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Near to where the visitor looks for services; else the whole country. */
function startView(place: VisitorPlace | null): { location: readonly [number, number]; zoom: number } {
  return place === null
    ? { location: [-98.58, 39.83], zoom: 4 }
    : { location: [place.longitude, place.latitude], zoom: 11 };
}

/** The middle of a ZIP or a city is seen from further away than a door. */
function zoomOf({ isLocationApproximate }: FormValues): number {
  return isLocationApproximate ? 13 : 16;
}

function searchText(search: Search, map: StepProps["words"]["form"]["map"]): string {
  if (search === "idle" || search === "searching") return "";
  if (search === "notFound" || search === "failed") return map[search];
  return search.isArea ? map.foundArea(search.found) : map.found(search.found);
}
